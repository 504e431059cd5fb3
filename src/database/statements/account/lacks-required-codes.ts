/**
 * True of staff without one-time codes while the site asks for them; a condition for a statement over `users`. Alone
 * in its file, because the server's own process asks it without Payload.
 */
export const lacksRequiredCodes = `(users.role <> 'user'
  and exists (select 1 from site where staff_totp_required)
  and not exists (select 1 from staff_codes where account_id = users.id and confirmed_at is not null))`
