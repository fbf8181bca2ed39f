import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { ENTRIES, entryAt } from '#app/dashboard/frame/entries.ts'
import fillFrame from '#app/dashboard/frame/fill-frame.ts?iife'
import { FrameWhileLoading } from '#app/dashboard/frame/frame-while-loading.tsx'
import { usedRules } from '#features/site/web/index.ts'

/** The screens that have a frame of their own; every other path of the dashboard leads to the first one. */
export const framePaths: readonly string[] = ENTRIES.map(({ path }) => path)

/**
 * The frame of the dashboard as people see it before its script has come, with the skeleton of the screen at this path;
 * the script puts in the names of the last visit. `style`: all styles that the page will have.
 */
export function renderFirstFrame(path: string, style: string) {
  const html = renderToStaticMarkup(
    <StaticRouter location={entryAt(path).path}>
      <FrameWhileLoading />
    </StaticRouter>,
  )
  const sight = withoutStyleAttributes(html)
  return { html: sight.html, style: usedRules(style, html) + sight.style, script: fillFrame }
}

const STYLE_ATTRIBUTE = / style="([^"]*)"/g

/** The page's policy allows no `style` attribute: each of them becomes a rule. */
function withoutStyleAttributes(markup: string): { html: string; style: string } {
  const looks = [...new Set([...markup.matchAll(STYLE_ATTRIBUTE)].map(([, look = '']) => look))]
  return {
    html: markup.replace(STYLE_ATTRIBUTE, (_, look: string) => ` data-look="${looks.indexOf(look)}"`),
    style: looks.map((look, place) => `[data-look="${place}"]{${look}}`).join(''),
  }
}
