/** Browser front door of theme. */
export { TrioChoice } from './trio-choice.tsx'
