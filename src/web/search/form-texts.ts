/** What the box says that is typed in, wherever it stands. */
export const formTexts = {
  label: 'Search all pages',
  placeholder: 'POS prices, jobs, backups ...',
  button: 'Search',
}
