import { dataFaults } from './data-files.ts'
import type { Fault } from './fault.ts'

/** Every fault of the content, for `npm run check`, the build and the development server. */
export const contentFaults = (): Promise<readonly Fault[]> => dataFaults('data')
