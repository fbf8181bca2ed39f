import hideCover from '../inline/hide-cover.ts?iife'

/** The skeleton of a menu, over the page until it is complete. */
export function LoadingCover({ text }: { text: string }) {
  return (
    <div className="cover">
      <div className="mload" role="status">
        <div className="sk sk-head" />
        <div className="sk-bar">
          <div className="sk" />
          <div className="sk" />
          <div className="sk" />
        </div>
        <p>{text}</p>
        <div className="sk sk-big" />
        {[1, 2].map(row => (
          <div key={row} className="sk-row">
            <div className="sk" />
            <div>
              <div className="sk" />
              <div className="sk" />
              <div className="sk" />
            </div>
          </div>
        ))}
      </div>
      <script>{hideCover}</script>
    </div>
  )
}
