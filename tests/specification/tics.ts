import { isScalar, LineCounter, parseDocument, visit } from 'yaml'

/** The habits of docs/voice.md that a program can count. */
export interface Rule {
  readonly pattern: RegExp
  /** What to write, or why not. */
  readonly advice: string
  /** How often a page may, none when left out. */
  readonly most?: number
  /** Files, by path, in which it is right. */
  readonly except?: RegExp
}

/** Speech in articles, and contracts, where each word is meant. */
const articles = /\.md$/
const legal = /\/(terms|privacy)\.(ts|md|yaml)$/
/** Not a page: its messages are shown one at a time, and the specification fixes many to the letter. */
const messages = /\/texts\.yaml$/
/** What drawings show, and the words drawn in them, with their numbers. */
const drawings = /\/scene(s|-labels)\.yaml$/

const american =
  /\b(colors?|colored|colorful|centers?|centered|favou?rite(?<!favourite)s?|behaviors?|gray|labor|canceled|cancelation|traveler|catalogs?|theaters?|liters?|defense|fulfill|enroll|molds?|skillful|(organ|recogn|real|optim|custom|priorit|util|minim|maxim|summar|standard|emphas|final|visual|author|categor|modern|digit|special)iz(e|es|ed|ing|ation|ations)|analyz\w+)\b/i

export const rules: readonly Rule[] = [
  { pattern: /\b(some|any|every)body\b/i, advice: 'someone, anyone, everyone' },
  { pattern: /\bnobody\b/i, advice: 'no one, or say who', most: 2, except: articles },
  {
    pattern: /\b(do|does|did|is|are|was|were|has|have|had|would|could|should|will|can) not\b|\bcannot\b/i,
    advice: "contract it as people speak: don't, isn't, can't",
    most: 3,
    except: new RegExp(`${articles.source}|${legal.source}|${messages.source}`),
  },
  {
    pattern: /\w, (and )?not (?!(only|even|yet)\b)\w|\band not (a|an|the|by|for|with|in|on|to)\b/i,
    advice: '"X, not Y" once a page: say X',
    most: 1,
    except: articles,
  },
  {
    pattern: /\b(dead|poor|bad|cut|dropped) lines?\b|\blines? (drops?|fails?|returns?|is back|comes back)\b/i,
    advice: 'connection',
  },
  {
    pattern: /(?<!\b(at|their|its|your|our|whose) )\bfaults?\b/i,
    advice: 'bug in software, defect in goods',
    except: articles,
  },
  { pattern: /\bsecond factors?\b/i, advice: 'MFA' },
  {
    pattern: /\b(eleven|forty)\b/i,
    advice: 'a number of the case',
    most: 1,
    except: new RegExp(`${articles.source}|${drawings.source}`),
  },
  { pattern: /\b(?:your|the|one) worst\b/i, advice: 'ask for something else', most: 1 },
  { pattern: /[–—]/, advice: 'a comma, a colon, a full stop; a hyphen between figures' },
  { pattern: /\b(hand-overs?|e-mails?)\b/i, advice: 'handover, email' },
  { pattern: american, advice: 'British spelling' },
  { pattern: /\d per ?cent\b|\d\s%/i, advice: 'the figure and its sign: 38%' },
  {
    pattern: /(?<![\w.,:/+-]|ISO )(?!(?:19|20)\d\d\b)\d{4,}(?![\d.,-])/,
    advice: 'a comma for thousands: 1,200',
    except: new RegExp(`company\\.json$|${drawings.source}`),
  },
  {
    pattern:
      /\b\d{1,2}(st|nd|rd|th)? (of )?(January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(st|nd|rd|th)/,
    advice: 'the month first: May 19, 2025',
  },
  { pattern: /\b\d{1,2}(:\d\d)? ?[ap]\.?m\b/i, advice: '24 hours: 9:00, 18:30' },
  { pattern: /\b(USD|BDT|GBP|EUR|Tk\.?) ?\d/, advice: 'dollars, taka; $ and £ before figures in tables' },
]

/** A place where a page does something once too often. */
export interface Tic {
  readonly line: number
  readonly found: string
  readonly advice: string
}

/** Texts that are given, letter by letter (docs/specification.md). */
const exact = /Recognized By|Support Center/g

/** The prose of a line of Markdown. */
const prose = (line: string) => line.replace(/`[^`]*`|\]\([^)]*\)/g, ' ')

/** What is not this page's own voice: quotations are their speakers', and blurbs are on other pages. */
const passedOver = ['quote', 'blurb']

/** The texts of a YAML or JSON file, each on the line where it begins; one over several lines counts as one line. */
function yamlLines(text: string): string[] {
  const lines = text.split('\n').map(() => '')
  const counter = new LineCounter()
  visit(parseDocument(text, { lineCounter: counter }), {
    Pair: (_, pair) => (isScalar(pair.key) && passedOver.includes(String(pair.key.value)) ? visit.SKIP : undefined),
    Scalar(at, { value, range }) {
      if (at === 'key' || typeof value !== 'string' || !/\s/.test(value) || !range) return
      const line = counter.linePos(range[0]).line - 1
      lines[line] = `${lines[line]} | ${value.replace(exact, '')}`
    },
  })
  return lines
}

/** The texts of a Markdown file: of the values above it, and its prose without code. */
function markdownLines(text: string): string[] {
  const [, front = ''] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? []
  const above = front ? ['', ...yamlLines(front)] : []
  let fenced = false
  const below = text
    .split('\n')
    .slice(above.length)
    .map(line => {
      if (line.startsWith('```')) fenced = !fenced
      return fenced ? '' : prose(line)
    })
  return [...above, ...below]
}

/** The tics of one file: every place of those rules that it breaks more often than it may. */
export function ticsIn(path: string, text: string): Tic[] {
  const lines = path.endsWith('.md') ? markdownLines(text) : yamlLines(text)
  return rules
    .filter(({ except }) => !except?.test(path))
    .flatMap(({ pattern, advice, most = 0 }) => {
      const every = new RegExp(pattern.source, `${pattern.flags}g`)
      const places = lines.flatMap((line, at) =>
        [...line.matchAll(every)].map(([found]) => ({ line: at + 1, found, advice })),
      )
      return places.length > most ? places : []
    })
    .sort((a, b) => a.line - b.line)
}
