/**
 * Forty queries, and the page that answers each. They were written before the ranking and define its requirements: if one
 * fails, the ranking is wrong, not the query. Typing errors are original.
 */
export interface Query {
  readonly who: 'buyer' | 'applicant' | 'journalist'
  readonly typed: string
  /** The page that answers it. */
  readonly answer: `/${string}`
}

const asked = (who: Query['who'], pairs: Readonly<Record<string, Query['answer']>>): Query[] =>
  Object.entries(pairs).map(([typed, answer]) => ({ who, typed, answer }))

export const queries: readonly Query[] = [
  ...asked('buyer', {
    'point of sale': '/services/pos-software',
    'POS for restaurants': '/services/pos-systems',
    'till printer': '/services/pos-systems',
    'mobile app cost': '/services/mobile-app-development',
    andriod: '/services/mobile-app-development',
    'moble aps': '/services/mobile-app-development',
    'online shop': '/services/ecommerce',
    'bkash nagad payment gateway': '/services/ecommerce',
    'odoo vat payroll': '/services/crm-erp/odoo',
    salesfroce: '/services/crm-erp/salesforce',
    'penetration testing': '/services/cybersecurity/threat-assessment',
    pentest: '/services/cybersecurity/threat-assessment',
    'hospital bed management': '/case-studies/hospital-ward-board',
    'garment factory': '/case-studies/garment-bundle-tracking',
    'school management system': '/industries/education',
    'power bi dashboards': '/services/data-analytics/bi',
    chatgpt: '/services/ai-ml',
    'reduce cloud bill': '/blog/reading-a-cloud-bill-line-by-line',
    'backup resto': '/blog/the-restore-drill-we-failed',
    'who owns the source code': '/blog/write-the-goodbye-before-the-contract',
    'mvp price': '/startup',
    'become a reseller': '/partnership',
    'wordpress website': '/services/web-development',
    'qa outsourcing': '/services/software-testing-as-service',
    'phone number': '/contact',
    'জমা দিন': '/blog/designing-for-one-thumb-in-two-scripts',
    accessability: '/blog/a-week-without-the-mouse',
    'request a quote': '/support',
    'gdpr cookies': '/privacy',
  }),
  ...asked('applicant', {
    'react developer': '/careers/1',
    'remote jobs': '/careers/4',
    'machine learning engineer salary': '/careers/4',
    'parental leave': '/careers',
    'upload cv': '/careers/apply',
    intervew: '/careers/1',
    'working hours': '/careers',
  }),
  ...asked('journalist', {
    'press kit logo': '/press',
    'founder biography': '/tahmina-rahman',
    'when was the company founded': '/press',
    'number of employees': '/press',
  }),
]

/** Later queries that had bad results. They were written down before the ranking was fixed. */
export const laterQueries: readonly Query[] = [
  ...asked('buyer', {
    ecomerce: '/services/ecommerce',
    'ecomerce ': '/industries/ecommerce',
    ecommerse: '/services/ecommerce',
    ecomm: '/services/ecommerce',
    'school management': '/industries/education',
    inventory: '/services/pos-software',
    'inventory management system': '/services/enterprise-software-development',
    'stock management': '/services/pos-software',
    'pos machine': '/services/pos-systems',
    'payroll system': '/services/enterprise-software-development',
    'accounting software': '/services/enterprise-software-development',
    'data analitics': '/services/data-analytics-consulting',
    'talk to sales': '/contact',
    'where is your office': '/contact',
    'opening hours': '/contact',
    'banking software': '/industries/fintech-solutions',
    'duplicate payments': '/industries/fintech-solutions',
    'source code ownership': '/blog/write-the-goodbye-before-the-contract',
    Resturant: '/services/pos-systems',
    heathcare: '/industries/healthcare',
    factroy: '/industries/manufacturing',
    About: '/about',
    সফটওয়্যার: '/services',
    যোগাযোগ: '/contact',
  }),
  ...asked('applicant', {
    'Apply to work with us': '/careers/apply',
    internship: '/careers',
    চাকরি: '/careers',
  }),
  ...asked('journalist', {
    'media contact': '/press',
    'media enquiries': '/press',
    'photos of the founder': '/tahmina-rahman',
    'history of the company': '/about',
    'আমাদের সম্পর্কে': '/about',
  }),
]
