import { Popover } from '@base-ui/react/popover'
import { ColumnsIcon } from '@phosphor-icons/react/dist/csr/Columns'
import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'
import { Button } from '#ui/button/button.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { HIDEABLE } from '#features/menu/table/columns.rules.ts'
import { tableTexts as texts } from '#features/menu/table/table.texts.ts'
import type { ShownColumns } from '../state/shown-columns.ts'
import styles from './columns-menu.module.css'

type ColumnsMenuProps = { columns: ShownColumns; locales: readonly Locale[] }

/** Which columns are seen, remembered on this computer. */
export function ColumnsMenu({ columns: { shown, toggle, toggleLocale }, locales }: ColumnsMenuProps) {
  return (
    <Popover.Root>
      <Popover.Trigger render={<Button variant="secondary" size="sm" icon={<ColumnsIcon size={18} />} />}>
        {texts.columns}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={styles.positioner} sideOffset={8} align="end">
          <Popover.Popup className={styles.popup} aria-label={texts.columns}>
            <b className={styles.title}>{texts.columns}</b>
            {HIDEABLE.map(key => (
              <Switch
                key={key}
                className={styles.switch}
                label={texts.heads[key]}
                checked={!shown.hidden.includes(key)}
                onChange={() => toggle(key)}
              />
            ))}
            {locales.map(locale => (
              <Switch
                key={locale}
                className={styles.switch}
                label={LOCALE_NAMES[locale]}
                checked={shown.open.includes(locale)}
                onChange={() => toggleLocale(locale)}
              />
            ))}
            <p className={styles.note}>{texts.columnsKept}</p>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
