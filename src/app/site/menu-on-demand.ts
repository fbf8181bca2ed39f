// The menu page's third script, which `actions/on-demand.ts` loads when something has changed or is asked for.
export { copyLink } from '#features/public-menu/web/actions/on-demand/copy-link.ts'
export { openMenuList } from '#features/public-menu/web/actions/on-demand/menu-list.ts'
export { tellChanges } from '#features/public-menu/web/actions/on-demand/tell-changes.ts'
