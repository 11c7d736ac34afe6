/** Which of an event's details are TV channels and streams. */

const CHANNEL =
  /^(ABC|CBS|CNBC|CTV|(The )?CW|BT Sport|DAZN|Disney\+|ESPN\w*\+?|ESPN app|FOX( One| Sports)?|FS[12]|fuboTV|HBO Max|ION|Max|NBC|NBCSN( Extra)?|Netflix|Paramount\+|Peacock|Prime Video|TBS|TNT( Sports)?|truTV|TSN|Tubi|USA|YouTube|.+ (Network\+?|TV))( PPV)?( \((US|UK|Canada)\))?$/;

interface SplitDetails {
  channels: string[];
  /** What else the details say, as they are written. */
  others: string[];
}

/** "Wasabi Fenway Bowl, ESPN" is one fact and one channel. */
export function splitDetails(details: string): SplitDetails {
  const channels: string[] = [];
  const others: string[] = [];
  for (const segment of details.split(/;\s*/)) {
    const items = segment.split(/, | \/ /);
    channels.push(...items.filter((item) => CHANNEL.test(item)));
    const rest = items.filter((item) => !CHANNEL.test(item)).join(', ');
    if (rest !== '') others.push(rest);
  }
  return { channels, others };
}
