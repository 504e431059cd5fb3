import { expect, test } from 'vitest'
import { clientAddress } from '#domain/web/client-address'

const socketAddress = '10.0.0.9'

test.each([
  ['without a trusted proxy, the connection', '1.1.1.1', 0, '10.0.0.9'],
  ['without the header, the connection', undefined, 1, '10.0.0.9'],
  ['one proxy, the last address', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['two proxies, the last but one', '6.6.6.6, 1.2.3.4,10.0.0.1', 2, '1.2.3.4'],
  ['fewer addresses than proxies, the connection', '1.2.3.4', 2, '10.0.0.9'],
  ['addresses that the visitor wrote are ignored', '127.0.0.1, 9.9.9.9, 1.2.3.4', 1, '1.2.3.4'],
  ['not an address, the connection', 'аз, не-адрес', 1, '10.0.0.9'],
  ['empty, the connection', '', 1, '10.0.0.9'],
  ['with a port', '1.2.3.4:5678', 1, '1.2.3.4'],
  ['IPv6 as its /64 network', '2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::/64'],
  ['another address in the same network', '2001:db8:1:2:ffff::1', 1, '2001:db8:1:2::/64'],
  ['shortened IPv6', '2001:db8::1', 1, '2001:db8:0:0::/64'],
  ['IPv6 in brackets with a port', '[2001:DB8::1]:443', 1, '2001:db8:0:0::/64'],
  ['IPv4 as IPv6', '::ffff:1.2.3.4', 1, '1.2.3.4'],
  ['IPv6 with an interface name', 'fe80::1%eth0', 1, 'fe80:0:0:0::/64'],
  ['the own computer', '::1', 1, '0:0:0:0::/64'],
  ['octal notation is not an address', '0177.0.0.1', 1, '10.0.0.9'],
])('finds the client address: %s', (_, forwardedFor, trustProxy, expected) => {
  expect(clientAddress({ socketAddress, forwardedFor, trustProxy })).toBe(expected)
})

test('a connection without an address has a common name', () => {
  expect(clientAddress({ socketAddress: undefined, forwardedFor: undefined, trustProxy: 0 })).toBe('unknown')
})
