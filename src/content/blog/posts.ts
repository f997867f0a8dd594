import type { Post } from './shape.ts'

/** Every post, newest first: what lists, search and neighbours need. The bodies are the Markdown files beside this one. */
export const posts = [
  {
    id: 1,
    slug: 'moving-an-erp-off-forty-spreadsheets',
    title: 'Moving an ERP off forty spreadsheets',
    excerpt:
      'How a ceramics factory replaced forty spreadsheets without a big bang: one process at a time, side by side, until the numbers agreed for a month.',
    image: 'post-forty-spreadsheets',
    author: 'Arif Mahmud',
    date: '2026-09-08',
    readTime: 4,
    category: 'Digital Transformation',
    tags: ['ERP', 'Migration', 'Manufacturing'],
  },
  {
    id: 2,
    slug: 'what-an-offline-till-must-decide',
    title: 'What an offline till must decide alone',
    excerpt:
      'Receipt numbers, last items, credit limits: the decisions a till has to take without asking anybody, and what happens when two tills decide differently.',
    image: 'post-offline-till',
    author: 'Imran Chowdhury',
    date: '2026-08-18',
    readTime: 4,
    category: 'Technology',
    tags: ['Offline', 'Point of sale', 'Data'],
  },
  {
    id: 3,
    slug: 'reading-a-cloud-bill-line-by-line',
    title: 'Reading a cloud bill, line by line',
    excerpt:
      'A third of most cloud bills pays for things nobody uses. Five lines to look at first, and how to switch things off without being afraid of Monday.',
    image: 'post-cloud-bill',
    author: 'Rafiq Anwar',
    date: '2026-07-21',
    readTime: 4,
    category: 'Cloud Computing',
    tags: ['Cost', 'Operations', 'Data'],
  },
  {
    id: 4,
    slug: 'designing-for-one-thumb-in-two-scripts',
    title: 'Designing for one thumb in two scripts',
    excerpt:
      'Bangla is taller and longer than English, and most of our users hold the phone in one hand. What that does to buttons, line heights and error messages.',
    image: 'post-two-scripts',
    author: 'Nusrat Jahan',
    date: '2026-06-16',
    readTime: 4,
    category: 'Design',
    tags: ['Bangla', 'Accessibility', 'Mobile'],
  },
  {
    id: 5,
    slug: 'phishing-drills-that-do-not-shame',
    title: 'Phishing drills that do not shame anybody',
    excerpt:
      'Clicks fell from 38 to 4 in a hundred at an exporter’s head office. The trick was to count reports instead of clicks, and to thank people by name.',
    image: 'post-phishing-drills',
    author: 'Sharmin Akter',
    date: '2026-05-12',
    readTime: 4,
    category: 'Cybersecurity',
    tags: ['Training', 'E-mail', 'Operations'],
  },
  {
    id: 6,
    slug: 'estimates-that-survive-the-third-week',
    title: 'Estimates that survive the third week',
    excerpt:
      'We compared two years of our estimates with what happened. Ranges beat numbers, old projects beat opinions, and the testing line was always too short.',
    image: 'post-estimates',
    author: 'Imran Chowdhury',
    date: '2026-04-07',
    readTime: 4,
    category: 'Development',
    tags: ['Planning', 'Data', 'Migration'],
  },
  {
    id: 7,
    slug: 'the-restore-drill-we-failed',
    title: 'The restore drill we failed',
    excerpt:
      'Our own backups were perfect and our restore took nineteen hours. An account of the drill, the three causes, and the form that we now fill in each month.',
    image: 'post-restore-drill',
    author: 'Rafiq Anwar',
    date: '2026-02-24',
    readTime: 4,
    category: 'Cloud Computing',
    tags: ['Backups', 'Operations', 'Training'],
  },
  {
    id: 8,
    slug: 'testing-payments-that-arrive-twice',
    title: 'Testing payments that arrive twice',
    excerpt:
      'Mobile wallets confirm late, twice or never. The four situations that every checkout must survive, and how to make them happen on a Tuesday morning.',
    image: 'post-payments-twice',
    author: 'Tareq Aziz',
    date: '2025-11-11',
    readTime: 4,
    category: 'Development',
    tags: ['Payments', 'Testing', 'Point of sale'],
  },
] as const satisfies readonly Post[]
