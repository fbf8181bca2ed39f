import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp } from '../app.ts'

const TOKEN = 'a token of the scraper'
const FOLDER = join(import.meta.dirname, '../../docs/operations')
/** A figure in an expression of Prometheus, with the labels that are asked for. */
const FIGURE = /\b((?:sobremesa|nodejs|process)_\w+)(?:\{([^}]*)\})?/g
/** What Prometheus makes of a histogram. */
const PARTS_OF_HISTOGRAM = ['_bucket', '_count', '_sum']
/** Labels that Prometheus adds, and the one of a bucket. */
const ADDED = ['job', 'instance', 'le']

type Figure = { name: string; labels: string[] }

const figuresIn = (text: string): Figure[] =>
  [...text.matchAll(FIGURE)].map(([, name = '', labels = '']) => ({
    name,
    labels: [...labels.matchAll(/(\w+)(?:=|!)/g)].map(([, label = '']) => label),
  }))

/** What the product prints: each figure with its labels. */
let printed: Map<string, readonly string[]>

beforeEach(async () => {
  const app = await createTestApp({ env: { METRICS_TOKEN: TOKEN, PUBLISH_MENUS: 'on' } })
  const answer = await app.request({ path: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
  const types = [...answer.text.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  printed = new Map()
  for (const [, name = '', type = ''] of types) {
    const { labelNames = [] } = app.platform.metrics.getSingleMetric(name) as unknown as { labelNames?: string[] }
    const names = type === 'histogram' ? PARTS_OF_HISTOGRAM.map(part => `${name}${part}`) : [name]
    for (const each of names) printed.set(each, [...labelNames, ...ADDED])
  }
})

/** What an expression asks for and the product does not print. */
const missing = (text: string): string[] =>
  figuresIn(text).flatMap(({ name, labels }) => {
    const known = printed.get(name)
    if (!known) return [name]
    return labels.filter(label => !known.includes(label)).map(label => `${name}{${label}}`)
  })

describe('the files for Prometheus and Grafana ask only for what the product prints', () => {
  test('alert rules', async () => {
    const rules = await readFile(join(FOLDER, 'alerts.yml'), 'utf8')
    expect(figuresIn(rules).length).toBeGreaterThan(15)
    expect(missing(rules)).toEqual([])
  })

  test('the board, which shows all that is ours', async () => {
    const board = await readFile(join(FOLDER, 'board.json'), 'utf8')
    const { panels } = JSON.parse(board) as { panels: { targets: { expr: string }[] }[] }
    const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n')
    expect(missing(expressions)).toEqual([])
    const shown = new Set(figuresIn(expressions).map(({ name }) => name.replace(/_(bucket|count|sum)$/, '')))
    const ours = [...printed.keys()].filter(name => name.startsWith('sobremesa_'))
    expect(ours.filter(name => !shown.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([])
  })

  test('the list of the document names them all', async () => {
    const page = await readFile(join(FOLDER, 'README.md'), 'utf8')
    const ours = [...printed.keys()].map(name => name.replace(/_(bucket|count|sum)$/, ''))
    expect(ours.filter(name => name.startsWith('sobremesa_') && !page.includes(`\`${name}\``))).toEqual([])
    expect(missing(page.replaceAll('request_duration_seconds`', 'request_duration_seconds_sum`'))).toEqual([])
  })
})

test('a figure or a label that does not exist is noticed', () => {
  expect(missing('sum(rate(sobremesa_nothing_total[5m]))')).toEqual(['sobremesa_nothing_total'])
  expect(missing('sobremesa_jobs{color="red",state!="x"}')).toEqual(['sobremesa_jobs{color}'])
})
