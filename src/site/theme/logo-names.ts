/**
 * The marks of other companies that the site shows, by their names in the Simple Icons set: one colour, one size. Apart from
 * the icons, in a file of their own, because one page needs them.
 */
export const logoNames = [
  'amazonwebservices',
  'googlecloud',
  'jira',
  'microsoftazure',
  'mongodb',
  'postgresql',
  'salesforce',
  'stripe',
] as const
