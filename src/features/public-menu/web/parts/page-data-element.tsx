import { hook, PAGE_DATA } from '../../menu-dom.ts'
import { type PageData, writePageData } from '../page-data.ts'

/** The data of a page; the service worker writes the time of saving behind it. */
export function PageDataElement({ data }: { data: PageData }) {
  return (
    <script type="application/json" {...hook(PAGE_DATA)}>
      {writePageData(data)}
    </script>
  )
}
