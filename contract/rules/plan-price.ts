/** Whether its buyers choose the price. In a file of its own, because every page that shows plans needs it. */
export const isPriceChosen = ({ suggestedPrice }: { suggestedPrice?: number | undefined }): boolean =>
  suggestedPrice !== undefined;
