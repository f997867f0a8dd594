/** The case studies, newest first. */
import studies from '#content/studies.json' with { type: 'json' }

export { studies }
