/** The schema of `data/texts.yaml`: every word that no page holds. */
import * as v from 'valibot'
import { list, text } from './basics.ts'

/** The values that code puts into a text when it is shown: `{count}` (`#site/fill.ts`). Those of the company are `{{name}}`, filled when the file is read. */
const filledWith = (slots: readonly string[]) =>
  v.pipe(
    text(300),
    v.check(
      value => [...value.matchAll(/\{(\w*)\}/g)].every(([, name = '']) => slots.includes(name)),
      slots.length > 0 ? `expected no placeholder but ${slots.map(name => `{${name}}`).join(', ')}` : 'expected no placeholder like {this}',
    ),
  )

type NameOf<Entry extends string> = Entry extends `${infer Name} ${string}` ? Name : Entry

/** A group of short texts by their names, each followed by its placeholders: `'found count'` is `found` with a count. */
const group = <const Entries extends readonly string[]>(...entries: Entries) =>
  v.strictObject(
    Object.fromEntries(
      entries.map(entry => {
        const [name = '', ...slots] = entry.split(' ')
        return [name, filledWith(slots)]
      }),
    ) as Record<NameOf<Entries[number]>, ReturnType<typeof filledWith>>,
  )

export const textsSchema = v.strictObject({
  shell: v.strictObject({
    ...group('skip', 'loading', 'newTab', 'notifications').entries,
    failed: group('headline', 'lead', 'again', 'home'),
  }),
  job: v.strictObject({
    ...group('apply', 'all').entries,
    facts: group('employment', 'salary', 'office', 'posted', 'closes'),
    ...group('duties', 'requirements', 'niceToHave', 'steps').entries,
    closed: group('headline', 'lead', 'day', 'positions', 'open'),
  }),
  services: group(
    'stories',
    'features',
    'benefits',
    'process',
    'caseStudies',
    'allCaseStudies',
    'about',
    'whenNeeded',
    'deliverables',
    'timeline',
    'partOf name',
    'contact',
    'glance',
  ),
  glance: group('team', 'delivered', 'time', 'price', 'serviceLevel', 'ending'),
  stories: group('caseStudy', 'service', 'bars', 'share', 'reached', 'hours', 'steps'),
  industries: group('contact', 'stories', 'figures', 'challenges', 'solutions', 'caseStudies', 'allCaseStudies', 'call'),
  guides: group('contact', 'toStories', 'trust', 'services kind', 'stories', 'bar', 'more service', 'about'),
  sections: group('faq', 'another', 'ask', 'testimonials', 'parts', 'breadcrumb'),
  articles: group('author', 'contents', 'tags', 'neighbours', 'older', 'newer', 'related', 'updated day', 'readTime minutes', 'rss', 'json'),
  legal: group('contents', 'home', 'updated day'),
  caseStudies: group(
    'client',
    'fields',
    'industry',
    'services',
    'team people',
    'price',
    'planned',
    'actual',
    'stack',
    'owner',
    'value',
    'period',
    'counted',
    'bars what',
    'before',
    'after',
    'inIndustry name',
    'facts',
    'plan',
    'results',
    'contents',
    'referee',
    'related',
    'next',
    'ask name',
    'published day',
    'updated day',
  ),
  carousel: group('pause', 'play', 'previous', 'next', 'slide number name', 'place number total', 'stars rating'),
  header: group('industries', 'solutions', 'company', 'resources', 'navigation', 'home', 'search', 'careers', 'name', 'menu'),
  menus: group('about name', 'industries', 'options', 'solutions', 'services', 'unsure', 'point', 'ask', 'more', 'moreAbout name'),
  footer: group('hire', 'sales', 'services', 'company', 'resources', 'connect', 'about', 'rights year'),
  toasts: group('close'),
  search: v.strictObject({
    form: group('label', 'placeholder', 'button', 'close'),
    results: group(
      'list',
      'loading',
      'failed',
      'again',
      'nothing query',
      'hint',
      'contact',
      'sitemap',
      'recent',
      'forget',
      'keys',
      'slashOff',
      'slashOn',
      'one',
      'many count',
      'first title',
    ),
    groups: group('best', 'page', 'service', 'industry', 'study', 'article', 'job', 'person', 'question'),
    kinds: group('page', 'service', 'industry', 'study', 'article', 'job', 'person', 'question'),
  }),
  offline: v.strictObject({
    notices: group('offline', 'offlineCopy day', 'sent what', 'waited', 'kept reason', 'expired', 'notSent what', 'see', 'application', 'message'),
    install: group('share', 'dismiss', 'install'),
    missing: group('again', 'missing page'),
    saved: group(
      'looking',
      'impossible',
      'nothing',
      'room',
      'data',
      'noAnswer',
      'otherContent',
      'answered status',
      'unsaved',
      'later',
      'saved',
      'pages',
      'clearTitle',
      'clearText',
      'clearYes',
      'clearNo',
      'saving',
      'saveAll',
      'pause',
      'clear',
      'size saved total',
      'asOf day',
      'left count',
      'count saved total',
      'countPaused saved total',
    ),
    update: group('title', 'text', 'reload'),
  }),
  fallbackTeams: list(v.strictObject({ id: v.number('expected a number'), ...group('title', 'description', 'iconIdentifier').entries }), 1, 16),
})

export type Texts = v.InferOutput<typeof textsSchema>
