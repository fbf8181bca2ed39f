// The menu page's fourth script, which `actions/allergies.ts` loads for diners who use the filter, a sheet or a list.
export { startAllergies } from '#features/public-menu/web/actions/allergies/start.ts'
