/** A mobile number with its middle digits hidden: 138****0000; any other text as it is. */
export function hidePhone(phone: string): string {
  return phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
}
