import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

const groups = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: length, maxLength: length })
const write = (parts: number[]) => parts.map(part => part.toString(16)).join(':')

test('two IPv6 addresses count as one exactly when their first 64 bits are equal', () => {
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), groups(4), (front, other, back, end) => {
      expect(networkOf(write([...front, ...back]))).toBe(networkOf(write([...front, ...end])))
      const same = write(front) === write(other)
      expect(networkOf(write([...front, ...back])) === networkOf(write([...other, ...back]))).toBe(same)
    }),
  )
})
