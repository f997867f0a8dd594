import wardBoard from './ward-board.ts'

/** Scenes of case studies. */
export const studies = {
  'ward-board': wardBoard,
}
