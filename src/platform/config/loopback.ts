const LOOPBACK_IP = /^(127\.|::1$|::ffff:127\.)/i
/** The same for the IP of a connection. */
export const isLoopbackIp = (ip: string): boolean => LOOPBACK_IP.test(ip)

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i

/** True for the names of this machine itself, written as in a URL: `localhost`, `127.0.0.1`, `[::1]`. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname)
