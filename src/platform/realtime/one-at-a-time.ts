/** Asks for news until there is no more of it, one question at a time: who asks meanwhile makes it ask once more. */
export function oneAtATime(askForNews: () => Promise<boolean>): () => Promise<void> {
  let isAsking = false;
  let mustAskAgain = false;
  return async () => {
    if (isAsking) {
      mustAskAgain = true;
      return;
    }
    isAsking = true;
    do mustAskAgain = false;
    while ((await askForNews()) || mustAskAgain);
    isAsking = false;
  };
}
