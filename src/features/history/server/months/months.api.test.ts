import { v7 } from '#platform/id/id.ts'
import { testMonths } from '#test/databases/months.ts'
import { addHistoryMonthsDaily, deleteOldHistoryDaily, historyJobs } from '../history.jobs.ts'
import { HISTORY_KEPT_YEARS } from '../../history.limits.ts'
import { insertChange } from '../history.store.ts'

testMonths({
  tables: { history_changes: 'id', history_entries: 'change_id' },
  monthsFunction: 'sobremesa_history_months',
  jobs: historyJobs,
  add: addHistoryMonthsDaily,
  deleteOld: deleteOldHistoryDaily,
  keptYears: HISTORY_KEPT_YEARS,
  insert: (db, change) => {
    const entries = [{ entity: 'dish', id: v7(), before: { price: '1.00' }, after: { price: '2.00' } }]
    return insertChange(db, { ...change, fields: 1, entries })
  },
})
