import { COVER, hook } from '../../menu-dom.ts'
import hideCover from '../inline/hide-cover.ts?iife'

/** The skeleton of a menu, over the page until it is complete. */
export function LoadingCover({ text }: { text: string }) {
  return (
    <div className="cover" {...hook(COVER)}>
      <div className="loading" role="status">
        <div className="skeleton skeleton-header" />
        <div className="skeleton-tabs">
          <div className="skeleton" />
          <div className="skeleton" />
          <div className="skeleton" />
        </div>
        <p>{text}</p>
        <div className="skeleton skeleton-picture" />
        {[1, 2].map(row => (
          <div key={row} className="skeleton-dish">
            <div className="skeleton" />
            <div>
              <div className="skeleton" />
              <div className="skeleton" />
              <div className="skeleton" />
            </div>
          </div>
        ))}
      </div>
      <script>{hideCover}</script>
    </div>
  )
}
