/** The part of reports that the server renders. */
export { renderReportPage } from './report-page.tsx'
