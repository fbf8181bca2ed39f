/** Browser front door of what shows before and after, for other features' screens. */
export { ChangeTable, ThingsTable } from '../parts/change-table.tsx'
export { GroupCard } from '../parts/group-card.tsx'
export { ReturnPreview } from './return-preview.tsx'
