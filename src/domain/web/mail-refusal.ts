/**
 * Whether a mail server has refused the recipient for good: nodemailer says `EENVELOPE` for an address that `RCPT TO`
 * did not accept, and 5xx is the server's last word (RFC 5321, 4.2.1). A refused sender is not the address's fault.
 */
export function isRefusedAddress(error: unknown): boolean {
  const { code, command, responseCode } = (error ?? {}) as Record<string, unknown>
  return (
    code === 'EENVELOPE' &&
    command === 'RCPT TO' &&
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    responseCode < 600
  )
}
