/** Browser front door of support. */
export { SupportTab } from './support-tab.tsx'
