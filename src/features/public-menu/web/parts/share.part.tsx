import { hook, SHARE } from '../../menu-dom.ts'
import type { MenuPart } from '../page-context.ts'
import { Icon } from './icons.tsx'

/** 'Compartir' in the header. */
export const sharePart: MenuPart = {
  headerTop: ({ context: { texts } }) => (
    <button type="button" className="text-button share script-only" {...hook(SHARE)}>
      <Icon name="share" />
      <span>{texts.share}</span>
    </button>
  ),
}
