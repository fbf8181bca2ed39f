/** Browser front door of the check. */
export { useCheckTodos } from './check-todos.ts'
export { LevelIcon } from './finding/level-icon.tsx'
