/** Where the pattern of a name is. The version changes with the generator, so that the file can be kept for good. */
export const artUrl = (name: string) => `/art/${name}.${__ART_VERSION__}.svg`
