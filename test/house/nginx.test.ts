import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const documented = readFileSync('docs/nginx/sobremesa.conf', 'utf8')

test.each([
  'limit_conn open 50;',
  'limit_req zone=calls',
  'limit_req zone=menus',
  'return 301 https://',
  'max_fails=0',
  'proxy_next_upstream error timeout;',
  'ssl_reject_handshake on;',
])('the documented nginx says %s', said => {
  expect(documented).toContain(said)
})

test('every server of it listens by IPv6 where it does by IPv4', () => {
  const listens = [...documented.matchAll(/^ {2}listen (.*);$/gm)].map(([, to = '']) => to)
  const bySix = listens.filter(to => to.startsWith('[::]:'))
  expect(bySix.map(to => to.replace('[::]:', ''))).toEqual(listens.filter(to => !to.startsWith('[')))
  expect(bySix).toHaveLength(3)
})

test('a slow reader costs nginx little of the disk', () => {
  expect(Number(/proxy_max_temp_file_size (\d+)m;/.exec(documented)?.[1])).toBeLessThanOrEqual(16)
})

test('whatever nginx answers itself has the security headers of every other location', () => {
  const lists = documented
    .split(/^ {2}location /m)
    .map(part => part.match(/add_header (?!cache-control|vary|content-security-policy|retry-after)[^;]*;/g) ?? [])
    .filter(list => list.length > 0)
  expect(lists).toHaveLength(2)
  expect(lists[0]).toEqual(lists[1])
})
