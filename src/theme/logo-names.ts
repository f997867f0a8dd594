/**
 * The logos of other companies, by their name in the Simple Icons set, in one colour and one size. They are in another file
 * than the icons, because only one page needs them.
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
