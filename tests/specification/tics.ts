import { isScalar, LineCounter, parseDocument, visit } from 'yaml'

/** A habit of docs/voice.md that a program can count. */
export interface Rule {
  readonly pattern: RegExp
  /** What to write instead, or the reason. */
  readonly advice: string
  /** How often a page may have it; 0 by default. */
  readonly most?: number
  /** Matches the paths of files that may have it. */
  readonly except?: RegExp
}

/** Articles, which contain speech, and legal texts, whose wording is deliberate. */
const articles = /\.md$/
const legal = /\/(terms|privacy)\.(ts|md|yaml)$/
/** Not a page: its messages are shown one at a time, and the specification defines the exact wording of many. */
const messages = /\/texts\.yaml$/
/** Descriptions of drawings, and the words and numbers in drawings. */
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

/** A place that breaks a rule. */
export interface Tic {
  readonly line: number
  readonly found: string
  readonly advice: string
}

/** Texts whose exact wording is specified (docs/specification.md). */
const exact = /Recognized By|Support Center/g

/** Returns the prose of a line of Markdown, without code and URLs. */
const prose = (line: string) => line.replace(/`[^`]*`|\]\([^)]*\)/g, ' ')

/** Keys of texts that are skipped: quotations are in their speaker's voice, and blurbs are shown on other pages. */
const passedOver = ['quote', 'blurb']

/** Returns the texts of a YAML or JSON file by line. A text of several lines is on the line where it begins. */
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

/** Returns the texts of a Markdown file by line: those of the front matter, and the prose without code. */
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

/** Returns the tics of one file: all places of the rules that it breaks more often than allowed. */
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
