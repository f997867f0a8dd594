/** The words around every page. */
export default {
  skip: 'Skip to content',
  loading: 'Loading the page',
  failed: {
    headline: 'This page did not open',
    lead: 'Something on our side went wrong. Loading the page again usually helps.',
    again: 'Load the page again',
    home: 'Go to Homepage',
  },
}
