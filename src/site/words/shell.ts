/** The words around every page. */
export default {
  skip: 'Skip to content',
  loading: 'Loading the page',
  failed: {
    headline: 'This page did not open',
    lead: 'Loading it again usually helps.',
    again: 'Load it again',
    home: 'Go to Homepage',
  },
}
