/** How the router's stream writes values that JSON has not. */
const [UNDEFINED, NULL, NOT_A_NUMBER, INFINITE, NEGATIVE_INFINITE, NEGATIVE_ZERO] = [-7, -5, -2, -6, -3, -4];

/**
 * What loaders gave, as the router reads it in the browser: a list of all values, in which objects name their keys and values by
 * place. The router's own encoder finds equal values, which takes longer than to send them twice.
 */
export function encodeData(value: unknown): string {
  const written: string[] = [];
  const places = new Map<string, number>();

  const placeOfKey = (key: string): number => {
    const known = places.get(key);
    if (known !== undefined) return known;
    const place = written.push(JSON.stringify(key)) - 1;
    places.set(key, place);
    return place;
  };

  const write = (each: unknown): number => {
    switch (typeof each) {
      case "string":
        return written.push(JSON.stringify(each)) - 1;
      case "boolean":
        return written.push(each ? "true" : "false") - 1;
      case "undefined":
        return UNDEFINED;
      case "number":
        if (Number.isNaN(each)) return NOT_A_NUMBER;
        if (Object.is(each, -0)) return NEGATIVE_ZERO;
        if (!Number.isFinite(each)) return each > 0 ? INFINITE : NEGATIVE_INFINITE;
        return written.push(String(each)) - 1;
      case "object":
        return each === null ? NULL : writeObject(each);
      default:
        throw new TypeError(`A loader cannot give a ${typeof each}.`);
    }
  };

  const writeObject = (each: object): number => {
    const place = written.push("") - 1;
    if (Array.isArray(each)) written[place] = `[${each.map(write).join(",")}]`;
    else {
      if (Object.getPrototypeOf(each) !== Object.prototype) throw new TypeError(`A loader cannot give a ${each.constructor?.name}.`);
      let text = "";
      for (const key in each) text += `${text ? "," : ""}"_${placeOfKey(key)}":${write((each as Record<string, unknown>)[key])}`;
      written[place] = `{${text}}`;
    }
    return place;
  };

  const place = write(value);
  return place < 0 ? `${place}\n` : `[${written.join(",")}]\n`;
}
