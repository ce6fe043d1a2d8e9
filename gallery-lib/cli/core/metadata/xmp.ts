import type { MetadataTexts } from '../texts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = hex ? parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/**
 * Returns the text of a property: that in the default language of its alternatives, an element or an attribute.
 * Programs choose their own prefixes, but those of Dublin Core and IPTC are the same in all that write photographs.
 */
function readProperty(xmp: string, name: string): string | undefined {
  const element = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`).exec(xmp)?.[1];
  const items = [...(element ?? '').matchAll(/<rdf:li([^>]*)>([\s\S]*?)<\/rdf:li>/g)];
  const item = items.find(([, attributes]) => /x-default/.test(attributes ?? '')) ?? items[0];
  const attribute = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(xmp);
  const found = item ? item[2] : (element ?? attribute?.[1] ?? attribute?.[2]);
  return (found && decode(found.replace(/<[^>]*>/g, '')).trim()) || undefined;
}

/** Reads title, description and alternative text of XMP, embedded or of an `.xmp` file. */
export function readXmp(xmp: string): MetadataTexts {
  return {
    alt: readProperty(xmp, 'Iptc4xmpCore:AltTextAccessibility'),
    title: readProperty(xmp, 'dc:title'),
    caption: readProperty(xmp, 'dc:description'),
  };
}
