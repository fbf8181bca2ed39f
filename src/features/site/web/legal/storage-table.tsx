import { keptInBrowser } from '../../legal/cookies.texts.ts'
import { legalTexts } from '../../legal/legal-frame.texts.ts'
import type { SitePageInput } from '../../site.render.ts'

const { columns } = legalTexts

/** Every cookie and note that the product leaves in a browser; a list on phones. */
export function StorageTable({ cookies }: Pick<SitePageInput, 'cookies'>) {
  return (
    <div className="tbl">
      <table>
        <thead>
          <tr>
            {Object.values(columns).map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keptInBrowser(cookies).map(({ name, kind, purpose, duration }) => (
            <tr key={name}>
              <td>{name}</td>
              <td data-column={columns.kind}>{kind}</td>
              <td data-column={columns.purpose}>{purpose}</td>
              <td data-column={columns.duration} className="num">
                {duration}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
