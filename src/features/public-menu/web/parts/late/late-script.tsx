import { HIDDEN_TEXT_CLASS } from '#features/public-menu/menu-dom.ts'
import lateHours from '../../inline/late-hours.ts?iife'
import { CLOCK } from './late-hours.tsx'

/** The clock of a page with hours, and the script that says what is served now. It stands after the header. */
export function LateScript() {
  return (
    <>
      <svg className={HIDDEN_TEXT_CLASS} aria-hidden="true" width="0" height="0">
        <symbol id={CLOCK} viewBox="0 0 256 256">
          <path d="M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m0 192a88 88 0 1 1 88-88 88 88 0 0 1-88 88m64-88a8 8 0 0 1-8 8h-56a8 8 0 0 1-8-8V72a8 8 0 0 1 16 0v48h48a8 8 0 0 1 8 8" />
        </symbol>
      </svg>
      <script>{lateHours}</script>
    </>
  )
}
