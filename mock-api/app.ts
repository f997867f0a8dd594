import { createMockApi } from './index.ts'

/** The mock API of Vite's servers. The development server loads this file again when its code, a form or the contract has changed. */
export const mockApi = createMockApi()
