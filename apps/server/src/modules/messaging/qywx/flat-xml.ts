const ELEMENT = /<(\w+)>(?:<!\[CDATA\[([^]*?)\]\]>|([^<]*))<\/\1>/g

/** Texts of the elements of an XML message without nesting or entities, as the messaging app sends them. */
export function readFlatXml(xml: string): ReadonlyMap<string, string> {
  return new Map(
    [...xml.matchAll(ELEMENT)].map(([, name = '', data, text]): [string, string] => [
      name,
      data ?? text ?? '',
    ]),
  )
}
