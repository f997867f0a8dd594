/** What to replace sample content with, by path. The first matching pattern counts. */
const advice: readonly (readonly [path: RegExp, text: string])[] = [
  [
    /^data\/company\.json$/,
    'Your name, legal name, site address, founder, addresses, phone, e-mails, map and social links.',
  ],
  [/^data\/leadership\.json$/, 'Your leaders, the founder first. Their pictures: public/images/leaders/.'],
  [
    /^data\/company-stats\.json$|\/claims\.yaml$/,
    'Figures that you can prove and promises that you keep; the two files repeat some.',
  ],
  [
    /^data\/jobs\.json$/,
    'Your open jobs: pay, closing day, work and interview where you state them. A closed one says so until you take it out.',
  ],
  [/^data\/[^/]+\.json$/, 'Your own entries. The build checks every field, and names the one that does not fit.'],
  [
    /^public\/images\/leaders\//,
    'Portraits, square, 240 pixels or more. The names of the files: data/leadership.json.',
  ],
  [/^public\/images\/badges\//, 'Marks of awards that you have won, or none. The page `/about` names them.'],
  [/\/(terms|privacy)\.\w+$/, 'Your own terms and privacy notice, read by someone who knows the law where you are.'],
  [
    /\/(best-software-companies|top-it-firms)/,
    'Real firms that you have looked at. Or no such page: docs/content.md says how to remove one.',
  ],
  [/\/blog\//, 'Your articles, a Markdown file for each, and none of the samples.'],
  [
    /\/case-studies\//,
    'Your own projects, told under the same five headings and read by the client before you publish them. Each needs: the client and its consent in writing; a referee who agreed to be quoted and called; the team; the days planned and kept; the price band; both readings of each measure, with period, number and method; who owns and runs it. Then remove `sample: true`. To remove a study, delete its file.',
  ],
  [/\/founder\.\w+$/, "Your founder's life, in your founder's words."],
  [
    /\/(services|industries)\/|\/(startup|cross-|best-|home)/,
    'Your own words. Only customers, stories and quotations that exist, with their consent; teams, times, prices and service levels that you keep.',
  ],
]

/** The advice to the owner about a file. */
export const whatToDo = (path: string) =>
  advice.find(([pattern]) => pattern.test(path))?.[1] ?? 'Your own words, or these where they are true of you.'
