/** What to put in the place of a sample, by path; the first pattern that matches counts. */
const advice: readonly (readonly [path: RegExp, text: string])[] = [
  [
    /^data\/company\.json$/,
    'Your name, legal name, site address, founder, addresses, phone, e-mails, map and social links.',
  ],
  [/^data\/leadership\.json$/, 'Your leaders, the founder first. Their pictures: public/images/leaders/.'],
  [/^data\/company-stats\.json$|^src\/content\/claims\.ts$/, 'Figures that you can prove; the two files repeat some.'],
  [/^data\//, 'Your own entries. The build checks every field, and names the one that does not fit.'],
  [
    /^public\/images\/leaders\//,
    'Portraits, square, 240 pixels or more. The names of the files: data/leadership.json.',
  ],
  [/^public\/images\/badges\//, 'Marks of awards that you have won, or none. Their names: src/content/about.ts.'],
  [
    /^src\/content\/(terms|privacy)\.ts$/,
    'Your own terms and privacy notice, read by somebody who knows the law where you are.',
  ],
  [
    /^src\/content\/(best-software-companies|top-it-firms)/,
    'Real firms that you have looked at. Or no such page: CONTRIBUTING.md says how to remove one.',
  ],
  [/^src\/content\/blog\//, 'Your articles: an entry in posts.ts and a Markdown file for each, none of the samples.'],
  [/^src\/content\/founder\.ts$/, "Your founder's life, in your founder's words."],
  [
    /^src\/content\/(services|industries)\/|^src\/content\/(startup|cross-|best-|home)/,
    'Your own words. Only customers, stories and quotations that exist, with their consent.',
  ],
  [/^src\/content\//, 'Your own words, or these where they are true of you.'],
]

/** What the owner does about a file, as a sentence or two. */
export const whatToDo = (path: string) => advice.find(([pattern]) => pattern.test(path))?.[1] ?? 'Your own.'
