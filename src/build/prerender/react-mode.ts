/**
 * React reads its mode when it is loaded, so this comes before all other imports. Its development checks cost 15 ms a page:
 * `REACT_CHECKS=1` turns them on, as the tests do.
 */
if (process.env.REACT_CHECKS === '1') delete process.env.NODE_ENV
else process.env.NODE_ENV = 'production'
