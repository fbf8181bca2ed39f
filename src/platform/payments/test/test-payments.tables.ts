import type { Json, Timestamp } from '#platform/db/columns.ts'
import type { TestObject } from './test-objects.store.ts'

type TestPaymentObjectsTable = {
  id: string
  customer_id: string
  kind: TestObject['kind']
  content: Json<TestObject>
  created_at: Timestamp
}

declare module '#platform/db/tables.ts' {
  interface Database {
    test_payment_objects: TestPaymentObjectsTable
  }
}
