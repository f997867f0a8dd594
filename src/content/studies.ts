/** The case studies, newest first. */
import studies from '#generated/studies.json' with { type: 'json' }

export { studies }
