/** Under this width the page says that the table needs more room (BRINGING §5.13). */
export const TABLE_FROM_PX = 1000
/** Steps that Ctrl+Z takes back (BRINGING §5.14). */
export const UNDO_STEPS_MAX = 50
/** What others have changed is asked so often: it arrives within 30 s (BRINGING §5.14). */
export const OTHERS_EVERY_MS = 20_000
/** What was asked before is asked again for so long: a write may be stored after one that began later. */
export const OTHERS_OVERLAP_MS = 10_000
/** How long a change of somebody else is named (BRINGING §5.14). */
export const NAMED_MS = 6_000
/** Heights of the grid's rows, in pixels (BRINGING §3). */
export const ROW_PX = 40
export const GROUP_PX = 34
/** So often a block is sent again with what others changed meanwhile; then its refusal is told. */
export const ROUNDS_MAX = 5
