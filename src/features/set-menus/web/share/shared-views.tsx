import { ImageBrokenIcon } from '@phosphor-icons/react/dist/csr/ImageBroken'
import { cx } from '#ui/cx.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { shareTexts as texts } from '../../share.texts.ts'
import styles from './share-page.module.css'
import type { SharedMenu } from './use-shared-menu.ts'

/** The picture as it is sent; while it is drawn its place, and that it failed. */
export function SharedPicture({ menu, label }: { menu: SharedMenu; label: string }) {
  if (menu.hasFailed)
    return (
      <div className={styles.stage} data-failed="" role="alert">
        <div className={styles.failed}>
          <ImageBrokenIcon size={40} aria-hidden="true" />
          <h2>{texts.failed}</h2>
          <p>{texts.failedHint}</p>
          <Button variant="secondary" onClick={menu.draw}>
            {texts.retry}
          </Button>
        </div>
      </div>
    )
  return (
    <div className={cx('mantel', styles.stage)}>
      {menu.picture ? (
        <img className={styles.picture} src={menu.picture} alt={label} width={1080} height={1920} />
      ) : (
        <SkeletonGroup label={texts.drawing}>
          <span className={styles.place}>
            <Skeleton height={586} radius={16} />
          </span>
        </SkeletonGroup>
      )}
    </div>
  )
}

/** The text as a chat shows it: names of the menu and of its courses stand out. */
export const MessageBubble = ({ text }: { text: string }) => (
  <div className={cx('mantel', styles.stage)}>
    <div className={styles.bubble}>
      {text.split('\n\n').map((part, at) => {
        const [first = '', ...lines] = part.split('\n')
        const isTitle = at === 0 || lines.some(line => line.startsWith('· '))
        return (
          <p key={part}>
            {isTitle ? <b>{first}</b> : first}
            {lines.map(line => `\n${line}`)}
          </p>
        )
      })}
    </div>
  </div>
)
